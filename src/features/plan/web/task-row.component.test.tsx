import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { PlanItem } from "../../../contract/plan/schema.ts";
import { TaskRow } from "./task-row.tsx";
import type { PlanActions } from "./use-plan-actions.ts";

const item = { key: "t1", kind: "own", text: "Playlist", due_on: null, when: "", is_done: false } as PlanItem;

function Line() {
  const [text, setText] = useState(item.text);
  return (
    <>
      <button type="button" onClick={() => setText("Songs")}>
        Somebody else saves
      </button>
      <TaskRow item={{ ...item, is_booked: false, category_slug: null, text }} mayChange acts={{} as PlanActions} />
    </>
  );
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name, hidden: true })));

test("the dialog of a task begins with the current values each time it is opened", async () => {
  renderComponent(<Line />);
  await press("Edit Playlist");
  const field = () => document.querySelector<HTMLInputElement>("dialog [name=text]");
  fireEvent.change(field() as HTMLInputElement, { target: { value: "Music" } });
  await press("Cancel");
  await press("Somebody else saves");
  await press("Edit Songs");
  expect(field()?.value).toBe("Songs");
});
