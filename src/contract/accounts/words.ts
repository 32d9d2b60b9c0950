/** The calls about accounts as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const signInProvider = { method: "post", path: "/api/auth/login", who: "anyone" } as const;

export const forgotPassword = { method: "post", path: "/api/auth/forgot-password", who: "anyone" } as const;

export const resetPassword = { method: "post", path: "/api/auth/reset-password-token", who: "anyone" } as const;

export const exchangeHandoff = { method: "post", path: "/api/auth/callback", who: "anyone" } as const;

export const confirmEmail = { method: "post", path: "/api/auth/confirm-email", who: "anyone" } as const;

export const readAccount = { method: "get", path: "/api/account", who: "signed_in" } as const;

export const sendConfirmation = { method: "post", path: "/api/account/confirmation", who: "signed_in" } as const;

export const changeEmail = { method: "put", path: "/api/account/email", who: "signed_in" } as const;

export const changePassword = { method: "put", path: "/api/account/password", who: "signed_in" } as const;

export const listSessions = { method: "get", path: "/api/account/sessions", who: "signed_in" } as const;

export const endSession = { method: "delete", path: "/api/account/sessions/{id}", who: "signed_in" } as const;

export const endOtherSessions = { method: "delete", path: "/api/account/sessions", who: "signed_in" } as const;

export const downloadData = { method: "get", path: "/api/account/data", who: "signed_in" } as const;

export const deleteAccount = { method: "delete", path: "/api/account", who: "signed_in" } as const;

/** Where a social sign-in begins: a page's link, no call. */
export const google_sign_in_path = "/api/auth/google";
