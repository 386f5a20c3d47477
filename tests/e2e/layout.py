"""Whether a page fits its screen."""

from playwright.sync_api import Page

TAP = 44  # pixels of a target for a finger

# What people read or touch, and what of it lies outside the screen or under something else's edge.
OUTSIDE = """() => {
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const clipped = (box, element) => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflow === 'visible') continue
      const frame = parent.getBoundingClientRect()
      if (box.bottom > frame.bottom + 1 || box.right > frame.right + 1 || box.left < frame.left - 1) return true
    }
    return false
  }
  const parts = document.querySelectorAll('main button, main [role=radio], main [role=img], main h1, main strong')
  return [...parts].filter((element) => {
    const box = element.getBoundingClientRect()
    if (!box.width || !seen(element) || element.closest('.vh, dialog')) return false
    const beside = box.left < -1 || box.right > innerWidth + 1
    return beside || box.top < -1 || box.bottom > innerHeight + 1 || clipped(box, element)
  }).map((element) => element.outerHTML.slice(0, 120))
}"""
# Words that are cut off without even a sign of it; a whole line out of sight is not one.
CUT = """() => [...document.querySelectorAll('main :is(p, span, b, strong, small, button, h1, h2, a)')]
  .filter((element) => {
    const style = getComputedStyle(element)
    const hides = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis'
    const isWider = element.scrollWidth > element.clientWidth + 1
    if (!hides || !isWider || !element.innerText || element.closest('.vh, dialog')) return false
    const words = document.createRange()
    words.selectNodeContents(element)
    const bottom = element.getBoundingClientRect().bottom
    return [...words.getClientRects()].some((box) => box.width > 1 && box.top < bottom - 1)
  })
  .map((element) => element.outerHTML.slice(0, 150))"""
# Words that stick out of their button.
SPILT = """() => [...document.querySelectorAll('main :is(button, a.button, a.action)')].flatMap((button) => {
  const frame = button.getBoundingClientRect()
  if (!frame.width || button.closest('dialog')) return []
  return [...button.querySelectorAll('span, small')].filter((part) => {
    const words = document.createRange()
    words.selectNodeContents(part)
    const box = words.getBoundingClientRect()
    if (!box.width || !part.innerText || part.closest('.vh, [role=radio]') || part.querySelector('.vh')) return false
    return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
  }).map((part) => part.outerHTML.slice(0, 150))
})"""
# Words under the marks of their card.
COVERED = """() => {
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return [...document.querySelectorAll('main .choice')].flatMap((card) => {
    const marks = [...card.querySelectorAll('.choice__tag, .choice__radio')].map((mark) => mark.getBoundingClientRect())
    return [...card.querySelectorAll('b, .choice__text, .choice__result')].filter((part) => {
      const words = document.createRange()
      words.selectNodeContents(part)
      return [...words.getClientRects()].some((box) => marks.some((mark) => meet(box, mark)))
    }).map((part) => part.outerHTML.slice(0, 150))
  })
}"""
SMALL = """(tap) => [...document.querySelectorAll('main button, main a, main [role=radio], main select')]
  .filter((element) => {
    const box = element.getBoundingClientRect()
    return box.width && !element.closest('dialog') && (box.width < tap - 0.5 || box.height < tap - 0.5)
  })
  .map((element) => `${element.outerHTML.slice(0, 120)} ${JSON.stringify(element.getBoundingClientRect())}`)"""


def check_fits(page: Page) -> None:
    """No scrolling is needed, and nothing is cut off."""
    size = page.viewport_size
    assert size is not None
    document = page.evaluate(
        "[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
    )
    assert document == [size["width"], size["height"]], document
    outside = page.evaluate(OUTSIDE)
    assert not outside, outside
    for question in (CUT, SPILT, COVERED):
        cut = page.evaluate(question)
        assert not cut, cut


def check_targets(page: Page) -> None:
    """Everything that is tapped is large enough for a finger."""
    small = page.evaluate(SMALL, TAP)
    assert not small, small
