import { Skeleton } from '../../../ui/skeleton.tsx'
import { CategoryStamp } from '../../../ui/stamp.tsx'
import { type Idea, useSuggestions } from './use-suggestions.ts'

type IdeasProps = { child_age: number; onChoose: (idea: Idea) => void }

/** Ideas to start from at that age; choosing one fills in the form. */
export function Ideas({ child_age, onChoose }: IdeasProps) {
  const ideas = useSuggestions(child_age)
  return (
    <section aria-labelledby="ideas">
      <h2 id="ideas" className="field-label generator-label">
        Ideas for {child_age}-year-olds
      </h2>
      <div className="wish-ideas">
        {ideas
          ? ideas.map((idea) => (
              <button
                key={idea.name}
                type="button"
                className="card wish-idea"
                onClick={() => onChoose(idea)}
              >
                <CategoryStamp category={idea.category} size="small" />
                <span>
                  <b className="display">{idea.name}</b>
                  <span className="label muted">{idea.category}</span>
                </span>
              </button>
            ))
          : places.map((place) => <Skeleton key={place} shape="h52" className="wish-idea" />)}
      </div>
    </section>
  )
}

const places = ['a', 'b', 'c']
