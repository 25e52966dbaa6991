/**
 * Calls back once the browser has painted what the page shows by then. A tab in the background draws no frame.
 * @returns cancels it
 */
export function afterFrame(callback: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    callback();
  });
  port1.start();
  // This runs before the frame is painted, and the message arrives after it.
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}
