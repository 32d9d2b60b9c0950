export interface Ink {
  /** Top and bottom. */
  readonly sky: readonly [string, string];
  readonly sun: string;
  /** Far to near. */
  readonly land: readonly [string, string, string, string];
  /** Two leaves. */
  readonly green: readonly [string, string];
  /** Flowers and cloth. */
  readonly bloom: readonly [string, string, string];
  /** Paper, plaster, lace. */
  readonly pale: string;
  readonly deep: string;
}

export const palettes = {
  dawn: {
    sky: ["#f3c9b4", "#fbe9d7"],
    sun: "#fff6e4",
    land: ["#d9a6a0", "#b07a86", "#7c5470", "#4d3a57"],
    green: ["#6f7f58", "#465a45"],
    bloom: ["#a93158", "#e08a6f", "#f2c27b"],
    pale: "#fdf4e8",
    deep: "#35273f",
  },
  noon: {
    sky: ["#a9cfd6", "#eef0e2"],
    sun: "#fffbe9",
    land: ["#a3bfc4", "#7299a0", "#5b8265", "#345a4c"],
    green: ["#7d9a5b", "#3f6b54"],
    bloom: ["#d4604a", "#f0b35b", "#fbf6e8"],
    pale: "#fcf8ec",
    deep: "#1f3d3b",
  },
  gold: {
    sky: ["#efb35f", "#fbe6b6"],
    sun: "#fff7d8",
    land: ["#dba266", "#b97646", "#84553a", "#553a2f"],
    green: ["#8a8a4a", "#56663d"],
    bloom: ["#a93158", "#c9552f", "#f6d58b"],
    pale: "#fff5df",
    deep: "#38271f",
  },
  dusk: {
    sky: ["#39427a", "#f0a486"],
    sun: "#ffe3bb",
    land: ["#8d6f97", "#62588a", "#3f4374", "#262a52"],
    green: ["#4c6a63", "#2c4a4c"],
    bloom: ["#e5667a", "#f2b661", "#f7ddc4"],
    pale: "#fbe9d8",
    deep: "#191c3a",
  },
  mist: {
    sky: ["#cfdcd6", "#f2f1e6"],
    sun: "#fffef6",
    land: ["#b6c9be", "#8caa9a", "#5f8570", "#365a49"],
    green: ["#86a36f", "#3f6b54"],
    bloom: ["#b5476c", "#e7b7a5", "#f6e3c0"],
    pale: "#fbfaf0",
    deep: "#22392f",
  },
  berg: {
    sky: ["#b4cbe4", "#f8ebdc"],
    sun: "#fffaf0",
    land: ["#b3bfd8", "#8292b8", "#6f8a63", "#46663f"],
    green: ["#8aa05c", "#4d6b3e"],
    bloom: ["#c2447a", "#e9a24f", "#f7e7cb"],
    pale: "#fbf7ef",
    deep: "#26324f",
  },
  veld: {
    sky: ["#e9d3a9", "#f8efdc"],
    sun: "#fffaea",
    land: ["#c9bd97", "#a3a071", "#76845a", "#4a6047"],
    green: ["#93a065", "#56704c"],
    bloom: ["#a93158", "#dd7a3c", "#f1c765"],
    pale: "#fdf7e8",
    deep: "#2f3f35",
  },
  night: {
    sky: ["#10153a", "#4a4180"],
    sun: "#fbeccb",
    land: ["#3b3f78", "#2b2f62", "#1d224c", "#131738"],
    green: ["#34566a", "#1f3b52"],
    bloom: ["#f2b661", "#e5667a", "#fbeccb"],
    pale: "#f4e7d2",
    deep: "#0d102b",
  },
  rose: {
    sky: ["#efb9bd", "#fcece8"],
    sun: "#fffafa",
    land: ["#dfa9b3", "#c07a91", "#93506f", "#5e3150"],
    green: ["#7c9276", "#4a6a58"],
    bloom: ["#a93158", "#f0a3a0", "#fbe3d2"],
    pale: "#fff6f2",
    deep: "#46203b",
  },
  indigo: {
    sky: ["#c3cde6", "#f5efe4"],
    sun: "#fffaf0",
    land: ["#9aa7d0", "#6475b0", "#3b4b8c", "#26336a"],
    green: ["#6f8f86", "#365f5c"],
    bloom: ["#c9552f", "#e9b354", "#f8f1e2"],
    pale: "#faf6ee",
    deep: "#1a2450",
  },
  terra: {
    sky: ["#efc7a3", "#faeadb"],
    sun: "#fff7ea",
    land: ["#d9a384", "#bb7353", "#8f4c39", "#5a2f28"],
    green: ["#6f8b6a", "#2f6f63"],
    bloom: ["#2f6f73", "#f0b35b", "#fbe6cf"],
    pale: "#fdf3e6",
    deep: "#431f1c",
  },
} as const satisfies Record<string, Ink>;

export type PaletteName = keyof typeof palettes;
