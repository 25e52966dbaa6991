/** Adds the popover features that our component uses to jsdom: `data-on-top` marks an open popover. */
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
