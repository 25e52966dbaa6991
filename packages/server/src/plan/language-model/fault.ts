/**
 * Why a language model failed. The message is logged, so it is always our own sentence: an endpoint's
 * answer may contain the key.
 */
export class ModelFault extends Error {
  override name = 'ModelFault';
}
