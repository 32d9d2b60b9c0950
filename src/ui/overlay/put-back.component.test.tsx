import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { putBack } from "./put-back.ts";

function Login() {
  const [email, setEmail] = useState("");
  return (
    <main>
      <form>
        <label>
          Email
          <input name="email" type="email" defaultValue="" onChange={(event) => setEmail(event.target.value)} />
        </label>
        <label>
          Password
          <input name="password" type="password" />
        </label>
        <input name="remember" type="checkbox" defaultChecked />
      </form>
      <p>{email}</p>
    </main>
  );
}

const field = (page: HTMLElement, name: string) => {
  const result = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!result) throw new Error(name);
  return result;
};

afterEach(() => document.body.replaceChildren());

/** A server-rendered page that a password manager changed before hydration. */
async function open(touch: (page: HTMLElement) => void) {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<Login />);
  touch(page);
  const before = [...page.querySelectorAll("input")];
  const failures: unknown[] = [];
  await act(async () => {
    hydrateRoot(page, <Login />, {
      onRecoverableError(cause) {
        failures.push(cause);
        putBack(page, before);
      },
    });
  });
  return { page, failures, isDrawnAgain: before.every((each) => !each.isConnected) };
}

function fillIn(page: HTMLElement) {
  field(page, "email").value = "thandi@people.test";
  field(page, "password").value = "a quiet morning";
  field(page, "remember").checked = false;
}

test("a password manager's text stays when its picture has React draw the page again", async () => {
  const { page, failures, isDrawnAgain } = await open((touched) => {
    fillIn(touched);
    for (const each of touched.querySelectorAll("label")) each.append(document.createElement("div"));
  });
  expect([failures.length > 0, isDrawnAgain]).toEqual([true, true]);
  expect(field(page, "email").value).toBe("thandi@people.test");
  expect(field(page, "password").value).toBe("a quiet morning");
  expect(field(page, "remember").checked).toBe(false);
  expect(page.querySelector("p")?.textContent).toBe("thandi@people.test");
});

test("a page that fits is taken over as it is", async () => {
  const { page, failures, isDrawnAgain } = await open(fillIn);
  expect([failures, isDrawnAgain]).toEqual([[], false]);
  expect(field(page, "password").value).toBe("a quiet morning");
});
