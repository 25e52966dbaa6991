/** Runs in the page's body, behind the app's element and the templates. */
import { fillPlace } from './shell/placeholder/fill.ts';

try {
  const place = document.querySelector('#root');
  if (place) fillPlace(place, window.location, localStorage);
} catch {
  // Without storage the app decides by itself who is logged in.
}
