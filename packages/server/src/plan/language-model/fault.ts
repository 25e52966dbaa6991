/**
 * Why a language model was of no help. The message goes into the log, so it is always a sentence of ours: what an
 * endpoint answers may repeat the key.
 */
export class ModelFault extends Error {
  override name = 'ModelFault';
}
