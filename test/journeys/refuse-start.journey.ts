import { freePort } from "../../scripts/free-port.mjs";
import { expect, test } from "./journey.ts";
import { sharedFolder, sharedUrl } from "./places.ts";
import { failToStart } from "./product.ts";

test("a second process on the same data folder is refused with one line", async () => {
  const { code, out, errors } = await failToStart({ folder: sharedFolder(), port: await freePort() });
  expect(errors).toBe(
    `The data folder ${sharedFolder()} is in use by another process. Choose another with DATA_DIR.\n`,
  );
  expect({ code, out }).toEqual({ code: 1, out: "" });
});

test("a port in use is refused with one line, and the folder is left alone", async () => {
  const { outputDir } = test.info();
  const port = Number(new URL(sharedUrl()).port);
  const { code, out, errors } = await failToStart({ folder: outputDir, port });
  expect(errors).toBe(`Port ${port} is in use. Choose another with PORT.\n`);
  expect({ code, out }).toEqual({ code: 1, out: "" });
});

test("a setting that can't be read is refused with one line", async () => {
  const { outputDir } = test.info();
  const { code, errors } = await failToStart({ folder: outputDir, port: await freePort(), env: { DEMO: "perhaps" } });
  expect(errors).toBe('DEMO is "perhaps": expected on or off.\n');
  expect(code).toBe(1);
});
