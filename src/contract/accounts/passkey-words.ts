export const listPasskeys = { method: "get", path: "/api/account/passkeys", who: "signed_in" } as const;

export const beginPasskey = {
  method: "post",
  path: "/api/account/passkeys/begin",
  who: "signed_in",
  proof: true,
} as const;

export const addPasskey = { method: "post", path: "/api/account/passkeys", who: "signed_in" } as const;

export const removePasskey = {
  method: "delete",
  path: "/api/account/passkeys/{id}",
  who: "signed_in",
  proof: true,
} as const;

export const askPasskey = { method: "post", path: "/api/auth/passkey/begin", who: "anyone" } as const;

export const signInByPasskey = { method: "post", path: "/api/auth/passkey", who: "anyone" } as const;
