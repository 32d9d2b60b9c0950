import { fail, readVariable, type Environment } from "./environment.ts";

export type TraceSettings = {
  service: string;
  sampler: string;
  share: number;
};

const samplers = ["always_on", "always_off", "traceidratio"].flatMap((name) => [name, `parentbased_${name}`]);
const endpoints = ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"];

/** Reads OpenTelemetry's standard variables [running-32]; undefined without a collector. */
export function readTraceSettings(env: Environment): TraceSettings | undefined {
  const named = endpoints.find((name) => readVariable(env, name) !== undefined);
  if (named === undefined || readVariable(env, "OTEL_SDK_DISABLED")?.toLowerCase() === "true") return undefined;
  if (readVariable(env, "OTEL_TRACES_EXPORTER") === "none") return undefined;
  // not printed: may hold a key
  if (!/^https?:$/.test(URL.parse(readVariable(env, named) ?? "")?.protocol ?? ""))
    fail(named, "can't be read", "an address such as http://127.0.0.1:4318");
  for (const name of ["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL"])
    if (!["http/json", undefined].includes(readVariable(env, name)))
      fail(name, `is "${readVariable(env, name)}"`, "http/json, which every collector takes at the port for HTTP");
  const sampler = readVariable(env, "OTEL_TRACES_SAMPLER") ?? "parentbased_always_on";
  if (!samplers.includes(sampler)) fail("OTEL_TRACES_SAMPLER", `is "${sampler}"`, `one of ${samplers.join(", ")}`);
  const share = Number(readVariable(env, "OTEL_TRACES_SAMPLER_ARG") ?? "1");
  if (!(share >= 0 && share <= 1)) fail("OTEL_TRACES_SAMPLER_ARG", "is no share", "a number from 0 to 1");
  return { service: readVariable(env, "OTEL_SERVICE_NAME") ?? "umshado", sampler, share };
}
