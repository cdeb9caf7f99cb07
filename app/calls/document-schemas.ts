import { z } from 'zod'
import * as entities from './entities'

type JsonSchema = Record<string, unknown>

/** The entities by name: the schemas of the calls refer to them. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    NAMED.map(([name, schema]) => [name, definitionsOf(schema, 'output').$defs![name]!]),
  )
}

/** A body as it is sent (`input`), an answer as it is received (`output`). */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs: __, ...described } = definitionsOf(schema, io)
  return described
}

const NAMED = Object.entries(entities).map(
  ([name, schema]) => [name[0]!.toUpperCase() + name.slice(1), schema] as const,
)

const registry = z.registry<{ id: string }>()
for (const [id, schema] of NAMED) registry.add(schema, { id })

function definitionsOf(schema: z.ZodType, io: 'input' | 'output') {
  const written = z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: 'any',
    override: correct,
  })
  const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> }
}

function correct({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }) {
  // The format says the same.
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
  // A list whose entries are counted before they are parsed.
  if (isCountedFirst(zodSchema)) {
    const { $schema: _, ...described } = z.toJSONSchema(zodSchema.out as z.ZodType, { io: 'input' })
    Object.assign(jsonSchema, described)
  }
}

function isCountedFirst(schema: unknown): schema is z.ZodPipe {
  return (
    schema instanceof z.ZodPipe &&
    schema.in instanceof z.ZodArray &&
    schema.in.element instanceof z.ZodUnknown
  )
}
