import { act, cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach } from "vitest";

/** Runs pending React effects after a wait, so that they don't run during the next step, depending on speed. */
const { asyncWrapper } = getConfig();
configure({
  async asyncWrapper(work) {
    const result: unknown = await asyncWrapper(work);
    await act(() => Promise.resolve());
    return result;
  },
});

/** An unanswered call stays pending: a real one could fail in a later test. */
globalThis.fetch = () => new Promise(() => undefined);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
