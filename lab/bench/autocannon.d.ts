/** The package has no types. */
declare module "autocannon" {
  type Settings = { url: string; connections: number; duration: number; headers: Record<string, string> };
  type Result = { requests: { average: number }; errors: number; timeouts: number; non2xx: number };

  export default function autocannon(settings: Settings, done: (error: Error | null, result: Result) => void): void;
}
