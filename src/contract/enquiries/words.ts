/** The calls about enquiries as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const sendDirectEnquiry = { method: "post", path: "/api/enquiries/direct", who: "anyone" } as const;

export const listSentEnquiries = { method: "get", path: "/api/enquiries/sent", who: "couple" } as const;

export const readSentEnquiry = { method: "get", path: "/api/enquiries/sent/{id}", who: "couple" } as const;

export const listReceivedEnquiries = { method: "get", path: "/api/enquiries/received", who: "provider" } as const;

export const markEnquiry = { method: "put", path: "/api/enquiries/received/{id}/junk", who: "provider" } as const;

export const markAnswered = { method: "put", path: "/api/enquiries/received/{id}/answered", who: "provider" } as const;

export const sendBulkEnquiry = { method: "post", path: "/api/enquiries/bulk-contact", who: "anyone" } as const;

export const previewBulkEnquiry = {
  method: "get",
  path: "/api/enquiries/bulk-contact/recipients",
  who: "anyone",
} as const;
