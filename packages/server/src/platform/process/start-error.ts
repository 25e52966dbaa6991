/** A reason not to start that the operator can fix: one clear line, printed without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The database in DATA_DIR belongs to another running server. */
export class InUseError extends StartError {
  override name = 'InUseError';
}
