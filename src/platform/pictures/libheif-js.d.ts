declare module "libheif-js/wasm-bundle.js" {
  /** A picture of a file, by its header until it is displayed. */
  export type HeifImage = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Decodes into `target.data`, upright, as red, green, blue and alpha; null when it can't. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (target: object | null) => void,
    ): void;
    free(): void;
  };
  const libheif: {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
