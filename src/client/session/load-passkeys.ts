import { reportClientError } from "../../ui/report.ts";

const away = {
  ok: false,
  code: "offline",
  error: "We could not ask for a passkey. Please check your connection and try again.",
  fields: {},
} as const;

type Passkeys = Pick<typeof import("./passkeys.ts"), "showPasskey" | "makePasskey">;

/** Loaded on first use. When loading fails, its functions return an error sentence. */
export async function loadPasskeys(): Promise<Passkeys> {
  try {
    return await import("./passkeys.ts");
  } catch (cause) {
    reportClientError(cause);
    return { showPasskey: () => Promise.resolve(away), makePasskey: () => Promise.resolve(away) };
  }
}
