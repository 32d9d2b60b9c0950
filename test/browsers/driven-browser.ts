export type Handle = { readonly handle: unknown };

export type Key = "Tab" | "Escape" | "ArrowRight" | "Enter";

export interface DrivenBrowser {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** A function body; its arguments are in `arguments`. */
  run<T>(script: string, ...given: (string | number | Handle)[]): Promise<T>;
  find(script: string, ...given: (string | number)[]): Promise<Handle | null>;
  press(element: Handle): Promise<void>;
  type(element: Handle, text: string): Promise<void>;
  key(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  start(): Promise<DrivenBrowser>;
}
