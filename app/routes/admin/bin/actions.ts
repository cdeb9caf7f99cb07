import { defineAction } from '#app/http/actions'
import type { BinAct } from '#app/paths'
import type { Site } from '#app/start/modules.server'

const find = ({ admin }: Site, id: number) => admin.bin.find(id)

export const BIN_ACTIONS = {
  restore: defineAction({
    label: 'Restaurer',
    find,
    run: ({ admin }, by, { id }) => admin.bin.restore(by, id),
    done: 'Élément restauré',
    refused: {
      'duplicate-question': 'Une question de la banque a le même énoncé : celle-ci reste dans la corbeille.',
    },
    failed: "Impossible de restaurer l'élément",
  }),

  erase: defineAction({
    label: 'Supprimer définitivement',
    find,
    confirmation: {
      title: 'Supprimer définitivement cet élément ?',
      variant: 'danger',
      about: 'quitte la corbeille pour toujours. Cette action est irréversible.',
    },
    run: ({ admin }, by, { id }) => admin.bin.erase(by, id),
    done: 'Élément supprimé définitivement',
    refused: {},
    failed: "Impossible de supprimer l'élément",
  }),
} satisfies Record<BinAct, unknown>
