/** A thing on the page, as its browser's driver knows it. */
export type Handle = { readonly handle: unknown };

/** Keys that the walks press. */
export type Key = "Tab" | "Escape" | "ArrowRight" | "Enter";

/** A browser of another engine than the journeys', as little of it as the walks need. */
export interface DrivenBrowser {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a script's text in the page: a function's body, which finds what it was given in `arguments`. */
  run<T>(script: string, ...given: (string | number | Handle)[]): Promise<T>;
  /** The element that the script answers, or null. */
  find(script: string, ...given: (string | number)[]): Promise<Handle | null>;
  press(element: Handle): Promise<void>;
  type(element: Handle, text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** The window becomes about as wide as said: some engines have a narrowest one. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** An engine that the cores of the journeys are walked in. */
export interface Engine {
  name: string;
  start(): Promise<DrivenBrowser>;
}
