import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { showToast } from '../../ui/toast.ts'

/** Whom this family does not see, to take it back. Nothing while there is nobody. */
export function BlockedAuthors() {
  const blocked = trpc.community.blockedAuthors.useQuery(undefined, { throwOnError: false })
  const unblock = trpc.community.unblockAuthor.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => showToast({ message }),
  })
  const authors = blocked.data?.authors ?? []
  if (authors.length === 0) return null
  return (
    <section className="card soft mt-8" aria-labelledby="hidden-authors">
      <h2 id="hidden-authors" className="text-read mb-2">
        Hidden authors
      </h2>
      <ul className="grid gap-2">
        {authors.map(({ id, creator_name }) => (
          <li key={id} className="row row-wrap">
            <span className="grow">{creator_name}</span>
            <Button
              variant="text"
              size="small"
              isPending={unblock.isPending && unblock.variables.id === id}
              onClick={() => unblock.mutate({ id })}
            >
              Show {creator_name} again
            </Button>
          </li>
        ))}
      </ul>
      <FormError error={unblock.error ? errorMessage(unblock.error) : undefined} />
    </section>
  )
}
