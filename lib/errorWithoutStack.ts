/** An error without a stack: the message says all, and no code is at fault. */
export function errorWithoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
