// Opens the definitions of terms in browsers without popovers: Safari before 17, Firefox before 125.
/** Opens the definition of this term, or closes it if it is open; all others are closed. */
function toggle(asked: Element | null): void {
  for (const term of document.querySelectorAll('.term')) {
    const definition = document.getElementById(term.getAttribute('popovertarget') ?? '');
    const isOpen = term === asked && !definition?.hasAttribute('data-open');
    definition?.toggleAttribute('data-open', isOpen);
    term.setAttribute('aria-expanded', String(isOpen));
  }
}

if (!('popover' in HTMLElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    // The text of a definition can be selected without closing it.
    if (target instanceof Element && !target.closest('.term-definition')) toggle(target.closest('.term'));
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') toggle(null);
  });
}
