/** The calls about news as plain data, which browsers carry: where each lives and who may make it. shapes.ts says what each takes and answers. */

export const readNews = { method: "get", path: "/api/admin/news", who: "super_admin" } as const;
