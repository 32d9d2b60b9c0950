import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { QuestionDialog } from "./question-dialog.tsx";

test("an error of the action is shown where it is seen, below any question", async () => {
  const bringIntoView = vi.spyOn(Element.prototype, "scrollIntoView");
  render(
    <QuestionDialog
      open
      title="Publish?"
      confirm="Publish"
      onClose={() => undefined}
      onConfirm={() => Promise.resolve("Please confirm your email address first.")}
    >
      <p>What couples would not find</p>
    </QuestionDialog>,
  );
  expect(bringIntoView).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  const sentence = await screen.findByText("Please confirm your email address first.");
  expect(bringIntoView).toHaveBeenCalledOnce();
  expect((bringIntoView.mock.contexts[0] as Element).contains(sentence)).toBe(true);
});
