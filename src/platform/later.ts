/** Answers a value after a while, for races; a process that has nothing else to do does not wait for it. */
export function later<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, value).unref();
  });
}
