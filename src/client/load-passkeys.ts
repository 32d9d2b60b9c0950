import { report } from "../ui/report.ts";

const away = {
  ok: false,
  code: "offline",
  error: "We could not ask for a passkey. Please check your connection and try again.",
  fields: {},
} as const;

type Passkeys = Pick<typeof import("./passkeys.ts"), "showPasskey" | "makePasskey">;

/** What asks a browser for passkeys, fetched as one is used. Where it can't be fetched its answers say so. */
export async function loadPasskeys(): Promise<Passkeys> {
  try {
    return await import("./passkeys.ts");
  } catch (cause) {
    report(cause);
    return { showPasskey: () => Promise.resolve(away), makePasskey: () => Promise.resolve(away) };
  }
}
