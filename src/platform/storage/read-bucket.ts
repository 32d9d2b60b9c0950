import { fail, pair, readVariable, secretAddress, type Environment } from "../environment.ts";

export type Bucket = {
  name: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Only with temporary keys. */
  sessionToken: string | undefined;
};

type Names = { bucket: string; endpoint: string; region: string; key: string; secret: string; token: string };

/** Amazon's endpoint by default; undefined without a bucket. */
export function readBucket(env: Environment, names: Names): Bucket | undefined {
  const name = readVariable(env, names.bucket);
  if (name === undefined) {
    for (const other of [names.endpoint, names.region])
      if (readVariable(env, other) !== undefined)
        fail(names.bucket, "is missing", `the name of a bucket beside ${other}`);
    return undefined;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    fail(names.bucket, `is "${name}"`, "the name of a bucket: 3 to 63 small letters, digits, dots and hyphens");
  const given = secretAddress(env, names.endpoint, ["http:", "https:"], "https://s3.af-south-1.amazonaws.com");
  const region = readVariable(env, names.region);
  if (given === undefined && region === undefined)
    fail(names.region, "is missing", `a region such as af-south-1 where there is no ${names.endpoint}`);
  if (region !== undefined && !/^[a-z0-9-]{2,40}$/.test(region))
    fail(names.region, `is "${region}"`, "a region such as af-south-1");
  const keys = pair(env, names.key, names.secret);
  if (!keys) fail(names.key, "is missing", `the key that opens the bucket of ${names.bucket}`);
  return {
    name,
    endpoint: given === undefined ? `https://s3.${region}.amazonaws.com` : bareAddress(names.endpoint, given),
    region: region ?? "us-east-1",
    accessKeyId: keys[0],
    secretAccessKey: keys[1],
    sessionToken: readVariable(env, names.token),
  };
}

/** A base address. Never prints it, since it may include a password. */
function bareAddress(name: string, text: string): string {
  const { username, password, search, hash } = new URL(text);
  if (`${username}${password}${search}${hash}` !== "")
    fail(name, "holds more than an address", "no name, password or query, such as https://s3.af-south-1.amazonaws.com");
  return text.replace(/\/+$/, "");
}
