import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

const keys = [
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GEMINI_API_KEY',
  'GROQ_API_KEY',
  'OPENROUTER_API_KEY',
]
const example = `AI_PROVIDERS='[{ "name": "my-ai", "base_url": "https://ai.example.com/v1", "api_key": "…", "model": "…" }]'`

/** Nothing is configured: what to do about it, and that nobody stands there empty-handed meanwhile. */
export function NoProviders() {
  return (
    <>
      <EmptyState title="No AI provider yet">
        That is fine: parents get ideas from our idea book meanwhile. It needs no key, and says
        where an idea comes from. An idea costs a credit, as one by a provider does.
      </EmptyState>
      <Card look="soft" className="grid gap-3">
        <h2 className="text-h3">How to add one</h2>
        <p>Put one of these into the server's configuration, then restart it:</p>
        <ul className="config-ways">
          <li>
            A key of a service:{' '}
            {keys.map((key, index) => (
              <span key={key}>
                {index > 0 && ', '}
                <code>{key}</code>
              </span>
            ))}
            . <code>OPENAI_MODEL</code> and the like name another model than ours.
          </li>
          <li>
            A model on your own machine: <code>OLLAMA_BASE_URL</code> with <code>OLLAMA_MODEL</code>
            , or <code>OPENAI_BASE_URL</code> with <code>OPENAI_MODEL</code>
          </li>
          <li>
            Any other, or several: <code>{example}</code>
          </li>
        </ul>
      </Card>
    </>
  )
}
