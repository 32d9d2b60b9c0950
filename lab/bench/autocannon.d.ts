/** The part of autocannon that the bench uses; the package brings no types. */
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  type Settings = {
    url: string;
    connections: number;
    duration: number;
    sampleInt: number;
    headers: Record<string, string>;
  };
  type Result = { duration: number; errors: number; timeouts: number; non2xx: number };

  function autocannon(settings: Settings, done: (error: Error | null, result: Result) => void): EventEmitter;
  export default autocannon;
}
