import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AccountSecondFactor } from "./account-second-factor.tsx";

const { scrollIntoView } = Element.prototype;

afterEach(() => {
  vi.unstubAllGlobals();
  Element.prototype.scrollIntoView = scrollIntoView;
});

async function show(is_needed: boolean): Promise<string[]> {
  const brought: string[] = [];
  Element.prototype.scrollIntoView = function record(this: Element) {
    brought.push(this.textContent);
  };
  const standing = { since: null, passkeys: 0, recovery_codes_left: 0, is_needed };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(standing)));
  render(
    <AccountSecondFactor kind="provider" isImpersonated={false} hasPasskeys={false} onChanged={Promise.resolve} />,
  );
  await screen.findByRole("button", { name: "Set up an authenticator app" });
  return brought;
}

test("a super admin who needs a second factor sees why at once", async () => {
  expect(await show(true)).toEqual([expect.stringContaining("until then you can do nothing else")]);
});

test("the page of other accounts does not scroll", async () => {
  expect(await show(false)).toEqual([]);
});
