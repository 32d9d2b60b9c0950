import { act, cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach } from "vitest";

/**
 * What was waited for has settled: effects that React still holds back run before the test goes on, as they have long run when a person does
 * something. Else they run in the midst of what the test does next, or not, as fast as the machine is.
 */
const { asyncWrapper } = getConfig();
configure({
  async asyncWrapper(work) {
    const found: unknown = await asyncWrapper(work);
    await act(() => Promise.resolve());
    return found;
  },
});

/** A call that no test answers stays pending: one that reached the network would fail after its page is gone, in a test that has nothing to do with it. */
globalThis.fetch = () => new Promise(() => undefined);

/** Each test of a part begins on an empty page, in a browser that has kept nothing. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
