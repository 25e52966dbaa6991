/** A reason not to start that the operator can put right: one clear line, printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The database in DATA_DIR belongs to another server that is running. */
export class InUseError extends StartError {
  override name = 'InUseError';
}
