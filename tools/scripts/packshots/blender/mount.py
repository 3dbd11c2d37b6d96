"""What carries a product that does not stand by itself: a basin over a trap, a holder at the wall for a hand shower, a piece
of floor around a linear drain. All of it is plain and grey, since it is not for sale."""

import bpy
import numpy as np


def build(items):
    """Builds what this product needs, and returns its parts."""
    parts = {item.name.split(".")[0]: item for item in items}
    if "inlet-cone" in parts:
        built = basin(parts["inlet-cone"])
    elif "frame" in parts:
        parts["siphon"].hide_render = True  # It is below the floor, and the floor stands on the ground.
        built = floor(parts["frame"])
    else:
        built = holder()
    material = bpy.data.materials.new("mount")
    material.use_nodes = True
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (0.66, 0.66, 0.65, 1)
    inputs["Roughness"].default_value, inputs["Specular"].default_value = 1, 0
    for part in built:
        part.data.materials.append(material)
    bpy.context.view_layer.update()
    return built


def basin(cone):
    """The underside of a basin, cut off around the outlet that the trap's cone is screwed to."""
    low, high = extremes(cone)
    thickness = 0.022
    return [disc(0.062, thickness, ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, high[2] + thickness / 2), 0.006)]


def holder():
    """A ring around the handle, whose axis is the model's, with an arm to the wall."""
    wall, height = 0.05, 0.02  # how far the wall is behind the axis, and the ring's middle over the handle's end
    return [
        disc(0.0165, 0.032, (0, 0, height), 0.0015),
        disc(0.009, wall - 0.01, (0, wall / 2 + 0.005, height), 0.0015, lies=True),
        disc(0.024, 0.008, (0, wall - 0.004, height), 0.0015, lies=True),
    ]


def floor(frame):
    """A tile with a gap for the drain's frame, as thick as its channel is deep."""
    (left, front, _), (right, back, top) = extremes(frame)
    aside, along, thickness = 0.012, 0.075, 0.035
    pieces = (
        (left - aside, front - along, right + aside, front),
        (left - aside, back, right + aside, back + along),
        (left - aside, front, left, back),
        (right, front, right + aside, back),
    )
    built = []
    for x1, y1, x2, y2 in pieces:
        bpy.ops.mesh.primitive_cube_add(size=1, location=((x1 + x2) / 2, (y1 + y2) / 2, top - thickness / 2))
        bpy.context.object.scale = (x2 - x1, y2 - y1, thickness)
        built.append(bpy.context.object)
    return built


def extremes(item):
    points = np.array([item.matrix_world @ vertex.co for vertex in item.data.vertices])
    return points.min(0), points.max(0)


def disc(radius, length, location, edge, lies=False):
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=96, radius=radius, depth=length, location=location, rotation=(np.pi / 2 if lies else 0, 0, 0)
    )
    part = bpy.context.object
    bevel = part.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = edge, 4
    bpy.ops.object.shade_smooth()
    part.data.use_auto_smooth = True
    return part
