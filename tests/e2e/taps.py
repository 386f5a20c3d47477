"""The next thing to tap at a table, found by what the page is made of: it plays in any language and any browser."""

# A choice on its sheet, then its button; a face; then stop if that is possible, else roll. Null while others play.
NEXT = """(() => {
  const first = (...selectors) => selectors.map((one) => document.querySelector(one)).find(Boolean) ?? null
  const sheet = document.querySelector('[role=dialog]')
  if (sheet) return sheet.querySelector('[role=radio][aria-checked=true]')
    ? [...sheet.querySelectorAll('button')].at(-1) : sheet.querySelector('[role=radio]')
  const faces = [...document.querySelectorAll('.tray [role=radio]')]
  if (faces.length && !faces.some((one) => one.getAttribute('aria-checked') === 'true')) return faces.at(-1)
  return first('.tray .action[data-kind=stop][aria-disabled=false]', '.tray .action[aria-disabled=false]')
})()"""
# Bots that play as fast as they can; null where that is chosen already.
FASTEST = "document.querySelector('.paces button:last-child[aria-pressed=false]')"
ENDED = "document.querySelector('main.end')"
