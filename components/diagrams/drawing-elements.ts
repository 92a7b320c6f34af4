import './catalog-graph.element'
import './flow-walk.element'
