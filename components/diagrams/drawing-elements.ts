import { defineCatalogGraph } from './catalog-graph.element'
import { defineFlowWalk } from './flow-walk.element'

defineCatalogGraph()
defineFlowWalk()
