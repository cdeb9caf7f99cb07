import { approvalSchema } from '#modules/identity/schemas'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { useReturn } from '#app/http/way-back'
import { paths } from '#app/paths'
import { Actions, Button, ButtonLink, Stack, TextField } from '#app/ui'
import { APPROVAL_ACTIONS } from './actions'

export function ApprovalForm({ id, approvalNumber, list }: ApprovalFormProps) {
  const back = useReturn()
  const [form, fields] = useSchemaForm(approvalSchema, { id: 'agrement', defaultValue: { approvalNumber } })
  return (
    <Stack gap={24}>
      <PostForm form={form} action={back(paths.admin.approval(id))}>
        <TextField
          {...fieldProps(fields.approvalNumber)}
          label="Numéro d'agrément"
          hint="Tel que vous l'avez contrôlé sur le certificat d'agrément."
        />
        <Actions>
          <Button variant="primary">{APPROVAL_ACTIONS.save.label}</Button>
          <ButtonLink href={list}>Annuler</ButtonLink>
        </Actions>
      </PostForm>
      {approvalNumber !== null && (
        <form method="post" action={back(paths.admin.approval(id, { form: 'remove' }))}>
          <Button variant="quietDanger">{APPROVAL_ACTIONS.remove.label}</Button>
        </form>
      )}
    </Stack>
  )
}

type ApprovalFormProps = { id: number; approvalNumber: string | null; list: string }
