import { readConfig } from "../platform/config.ts";
import { ConfigError } from "../platform/environment.ts";
import { moveFiles } from "../platform/storage/move-files.ts";
import { mediaFolder } from "../platform/storage/open-storage.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";
import { folderStorage } from "../platform/storage/storage-folder.ts";
import { readyBucket, s3Storage } from "../platform/storage/storage-s3.ts";
import { printLine, runCommand } from "./command-line.ts";

const usage = `npm run media:move -- --to bucket              copies pictures and videos from DATA_DIR/media into the bucket of S3_BUCKET
npm run media:move -- --to folder              copies them from the bucket into DATA_DIR/media
npm run media:move -- --to bucket --remove     also deletes each from the folder once it is in the bucket

The site may be running. If interrupted, run the command again: it continues where it stopped.
`;

const options = { to: { type: "string" }, remove: { type: "boolean", default: false } } as const;

runCommand({ usage, options }, async ({ to, remove }) => {
  writeForOwnerOnly();
  if (to !== "bucket" && to !== "folder")
    throw new ConfigError(`--to is ${to === undefined ? "missing" : `"${to}"`}: expected bucket or folder.`);
  const config = readConfig(process.env);
  if (!config.s3) throw new ConfigError("S3_BUCKET is missing: expected the name of the bucket to move to or from.");
  await readyBucket(config.s3);
  const folder = folderStorage(mediaFolder(config));
  const bucket = s3Storage(config.s3);
  const [source, target] = to === "bucket" ? [folder, bucket] : [bucket, folder];
  printLine(`Moving media from ${to === "bucket" ? "the folder to the bucket" : "the bucket to the folder"} …`);
  const { copied, there, failed } = await moveFiles(source, target, { remove, printLine });
  printLine(`${copied} copied, ${there} there already, ${failed.length} failed.`);
  if (failed.length > 0) process.exitCode = 1;
});
