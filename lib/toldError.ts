/** An error that tells people all they need. It has no stack: the code is not at fault, and would hide the message. */
export function toldError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
