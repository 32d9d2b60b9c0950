import { redirect, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { listeningLog } from "../../../test/listening-log.ts";
import type { Context } from "../context.ts";
import { onBehalfOf } from "../network/request-id.ts";
import { applicationContext, loadPage } from "./page.ts";

const log = listeningLog();

async function thrownBy(cause: unknown): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(applicationContext, { log } as unknown as Context);
  const request = new Request("https://umshado.test/providers?page=2");
  const loading = onBehalfOf("3f9a12cd-77e0", () => loadPage({ context, request }, () => Promise.reject(cause)));
  return loading.catch((thrown: unknown) => thrown);
}

test("a fault goes to the log with its place, and its page shows the request's id and nothing of the inside", async () => {
  const thrown = await thrownBy(new Error("select * from secrets"));
  expect(thrown).toMatchObject({ init: { status: 500 }, data: { code: "unexpected", request_id: "3f9a12cd-77e0" } });
  expect(JSON.stringify(thrown)).not.toContain("secrets");
  expect(log.expectErrors()).toMatchObject([{ event: "page loader", fields: { where: "/providers" } }]);
});

test("a value that is no error is passed on as it is", async () => {
  const onward = redirect("/login");
  expect(await thrownBy(onward)).toBe(onward);
  expect(log.expectErrors()).toEqual([]);
});
