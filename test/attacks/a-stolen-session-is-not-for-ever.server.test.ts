import { expect, test } from "vitest";
import { day_ms } from "../../src/contract/durations.ts";
import * as limits from "../../src/contract/limits.ts";
import { buildCouple, buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();

test("a session that is used all the time ends all the same, ninety days after its beginning", async () => {
  const owners = [await buildProvider(app), await buildCouple(app)];
  const tokens = await Promise.all(owners.map(({ id }) => buildToken(app, id)));
  const statuses = () => Promise.all(tokens.map(async (token) => (await app.call("/api/account", { token })).status));
  const step = limits.session_days - 1;
  for (let days = step; days < limits.session_days_max; days += step) {
    app.clock.advance(step * day_ms);
    expect(await statuses()).toEqual([200, 200]);
  }
  app.clock.advance((limits.session_days_max % step) * day_ms - 1);
  expect(await statuses()).toEqual([200, 200]);
  app.clock.advance(1);
  expect(await statuses()).toEqual([401, 401]);
});
