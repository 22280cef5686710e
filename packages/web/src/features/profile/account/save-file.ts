/** Hands a text to the browser's downloads, as a JSON file of that name. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file a moment after the press.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
