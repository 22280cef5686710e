// What the page without a connection can do: name the hunts that this browser keeps (see kept-hunts.ts, which writes
// them), and look again when the network is back. A file of its own, because pages hold no inline script.
const beginning = 'fgm-hunts:'
/** The form of a kept hunt that the player can read. */
const form = 1

function keptHunts() {
  try {
    const family = localStorage.getItem(`${beginning}family`)
    if (!family) return []
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${beginning}hunt:${family}:`))
      .map((key) => JSON.parse(localStorage.getItem(key)))
      .filter((kept) => kept?.form === form && kept.hunt)
      .sort((one, other) => other.kept_at - one.kept_at)
      .map(({ hunt }) => hunt)
  } catch {
    // Blocked storage, or something that is not ours: then there is nothing to offer.
    return []
  }
}

function itemFor({ id, hunt_name }) {
  const link = document.createElement('a')
  link.className = 'btn small'
  link.href = `/scavenger-hunt/play/${encodeURIComponent(id)}`
  link.textContent = hunt_name
  const item = document.createElement('li')
  item.append(link)
  return item
}

const hunts = keptHunts()
document.getElementById('kept-hunts').append(...hunts.map(itemFor))
document.getElementById('kept').hidden = hunts.length === 0
const lookAgain = () => location.reload()
document.getElementById('again').addEventListener('click', lookAgain)
window.addEventListener('online', lookAgain)
