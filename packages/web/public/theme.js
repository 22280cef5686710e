// Runs before the first paint, so that a chosen theme never flashes. A file of its own: no inline script in the page.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // Blocked storage: the system's theme is right.
}
