/** Gives jsdom as much of the browser's popover as our own stands on: `data-on-top` marks what is shown. */
export function installPopover(): void {
  const turn = (newState: 'open' | 'closed') =>
    function toggle(this: HTMLElement) {
      this.toggleAttribute('data-on-top', newState === 'open');
      this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
      this.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
    };
  HTMLElement.prototype.showPopover = turn('open');
  HTMLElement.prototype.hidePopover = turn('closed');
}
