import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// All files of a worker share one document: what one leaves in it, the next one's first test would find.
afterAll(cleanup);
