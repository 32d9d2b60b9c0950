import { expect, test } from "vitest";
import { settingDefaults } from "../../contract/settings/schema.ts";
import { presentOperator } from "./present-operator.ts";

test("a site shows the details of its operator that are set, and no others", () => {
  expect(presentOperator(settingDefaults)).toEqual([]);
  const settings = { ...settingDefaults, legal_name: "Nomsa Dlamini", legal_status: "Sole proprietor" };
  expect(presentOperator(settings)).toEqual([
    { term: "Legal name", text: "Nomsa Dlamini" },
    { term: "Legal form", text: "Sole proprietor" },
  ]);
});
