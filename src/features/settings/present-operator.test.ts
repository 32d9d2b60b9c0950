import { expect, test } from "vitest";
import { settingDefaults } from "../../contract/settings/schema.ts";
import { presentOperator } from "./present-operator.ts";

test("a site says of who runs it what is set, and nothing that is not", () => {
  expect(presentOperator(settingDefaults)).toEqual([]);
  const settings = { ...settingDefaults, legal_name: "Nomsa Dlamini", legal_status: "Sole proprietor" };
  expect(presentOperator(settings)).toEqual([
    { term: "Legal name", text: "Nomsa Dlamini" },
    { term: "Legal form", text: "Sole proprietor" },
  ]);
});
