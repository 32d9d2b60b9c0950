export const listReplies = { method: "get", path: "/api/saved-replies", who: "provider" } as const;

export const addReply = { method: "post", path: "/api/saved-replies", who: "provider" } as const;

export const changeReply = { method: "put", path: "/api/saved-replies/{id}", who: "provider" } as const;

export const removeReply = { method: "delete", path: "/api/saved-replies/{id}", who: "provider" } as const;

export const replyFields = {
  couple: "there",
  date: "your wedding day",
  venue: "your venue",
} as const;

export type ReplyField = keyof typeof replyFields;

export const replyMessages = {
  title_missing: "Give the reply a name.",
  text_missing: "Write what the reply says.",
  field_unknown: "Only {couple}, {date} and {venue} can be filled in. Please take other words out of the braces.",
} as const;
