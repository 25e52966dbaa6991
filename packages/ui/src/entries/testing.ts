/** For tests: a browser that hears what it is told. */
export { fakeVoice, type FakeVoice } from '../hooks/voice/fakes.ts';
