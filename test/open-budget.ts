import type { Budget } from "../src/contract/budget/schema.ts";
import type { ErrorAnswer } from "../src/contract/error-answer.ts";
import type { TestApp } from "./harness.ts";

type Answer = ErrorAnswer & { budget: Budget; entry_id: string; payment_id: string };

export const customEntry = {
  title: "Dress",
  category_id: null,
  amount_cents: 8_000_00,
  is_agreed: true,
  due_on: null,
  note: "From a shop in Durban",
};

export function budgeter(app: TestApp, token: string | undefined) {
  const as = token === undefined ? {} : { token };
  const call = (path: string, method: string, body?: object, key?: string) =>
    app.call<Answer>(`/api/budget${path}`, {
      ...as,
      method,
      ...(body && { body }),
      ...(key !== undefined && { headers: { "idempotency-key": key } }),
    });
  const callsFor = (what: "entries" | "payments") => ({
    add: (body: object, key?: string) => call(`/${what}`, "POST", body, key),
    save: (id: string, body: object) => call(`/${what}/${id}`, "PUT", body),
    remove: (id: string) => call(`/${what}/${id}`, "DELETE"),
  });
  return {
    read: async () => (await call("", "GET")).body.budget,
    answer: () => call("", "GET"),
    save: (body: object) => call("", "PUT", body),
    entries: callsFor("entries"),
    payments: callsFor("payments"),
    proof: {
      add: (id: string, body: FormData) => app.call<Answer>(`/api/budget/payments/${id}/proof`, { ...as, body }),
      read: (id: string) => app.request(`/api/budget/payments/${id}/proof`, as),
      remove: (id: string) => call(`/payments/${id}/proof`, "DELETE"),
    },
    csv: async () => (await app.call<{ csv: string; file_name: string }>("/api/budget/export", as)).body,
  };
}
