"""The bathroom that a mirror shows: a window over a bath, tiles, a lamp, seen by what mirrors alone.

The mirror hangs with its middle at the height of the eyes, so that one of 80 cm shows more of the room than one of 60 cm.
Surfaces glow in their colours, darker in corners: such light has no grain.
"""

import bpy

EYES = 1.4  # height of the mirror's middle over the floor, in metres
LEFT, RIGHT, BACK, CEILING = -1.75, 1.6, -2.9, 1.15  # the room's sides from the mirror's middle
TILES = -0.42  # their upper edge
PLASTER, TILE, GROUT, OAK, WHITE = (0.6, 0.585, 0.56), (0.36, 0.4, 0.385), (0.46, 0.49, 0.475), (0.4, 0.28, 0.18), (0.8, 0.8, 0.78)
SKY, GLASS, BRASS = (1.0, 1.04, 1.08), (1.1, 1.0, 0.85), (0.42, 0.3, 0.14)


def build(items):
    bpy.data.objects["tent"].scale *= 6  # around the room
    for item in items:
        for slot in item.material_slots:
            if slot.material.name.split(".")[0] == "mirror":
                inputs = slot.material.node_tree.nodes["Principled BSDF"].inputs
                inputs["Roughness"].default_value, inputs["Base Color"].default_value = 0.07, (0.93, 0.94, 0.94, 1)
    floor = -EYES
    plaster, white, brass = glowing(PLASTER), glowing(WHITE), glowing(BRASS)
    box((LEFT, BACK - 0.1, TILES), (RIGHT, BACK, CEILING), plaster)
    box((LEFT, BACK - 0.1, floor), (RIGHT, BACK + 0.012, TILES), glowing(TILE, tiled=True))
    box((LEFT - 0.1, BACK, floor), (LEFT, 0, CEILING), glowing([0.8 * c for c in PLASTER]))
    box((RIGHT, BACK, floor), (RIGHT + 0.1, 0, CEILING), plaster)
    box((LEFT, BACK, floor - 0.1), (RIGHT, 0, floor), glowing(OAK))
    box((LEFT, BACK, CEILING), (RIGHT, 0, CEILING + 0.1), white)
    window(-0.85, 0.25, -0.1, 0.95, white)
    bath(-0.45, BACK + 0.5, floor, white)
    lamp(-1.25, BACK + 0.6, 0.15, brass)
    return []


def window(left, right, sill, top, white):
    box((left, BACK - 0.05, sill), (right, BACK + 0.005, top), glowing(SKY, shaded=False))
    middle, bar = (left + right) / 2, 0.022
    for x1, x2, z1, z2 in (
        (left - 0.05, left, sill, top), (right, right + 0.05, sill, top), (left - 0.05, right + 0.05, top, top + 0.05),
        (left - 0.09, right + 0.09, sill - 0.05, sill), (middle - bar, middle + bar, sill, top),
    ):
        box((x1, BACK, z1), (x2, BACK + 0.04, z2), white)


def bath(x, y, floor, white):
    bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=1, depth=0.57, location=(x, y, floor + 0.285))
    tub = bpy.context.object
    tub.scale = (0.83, 0.36, 1)
    given(tub, white)


def lamp(x, y, z, brass):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=0.11, location=(x, y, z))
    given(bpy.context.object, glowing(GLASS, shaded=False))
    box((x - 0.005, y - 0.005, z + 0.1), (x + 0.005, y + 0.005, CEILING), brass)


def box(low, high, material):
    bpy.ops.mesh.primitive_cube_add(size=1, location=[(a + b) / 2 for a, b in zip(low, high)])
    bpy.context.object.scale = [b - a for a, b in zip(low, high)]
    given(bpy.context.object, material)


def given(part, material):
    part.data.materials.append(material)
    for side in ("camera", "diffuse", "transmission", "volume_scatter", "shadow"):
        setattr(part, f"visible_{side}", False)


def glowing(colour, shaded=True, tiled=False):
    material = bpy.data.materials.new("room")
    material.use_nodes = True
    material.cycles.sample_as_light = False
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    light, out = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    light.inputs["Color"].default_value = (*colour, 1)
    links.new(light.outputs[0], out.inputs["Surface"])
    if shaded:
        corner = nodes.new("ShaderNodeAmbientOcclusion")
        corner.samples, corner.inputs["Distance"].default_value = 4, 0.9
        corner.inputs["Color"].default_value = (*colour, 1)
        links.new(corner.outputs["Color"], light.inputs["Color"])
    if tiled:
        place, brick, turn = nodes.new("ShaderNodeNewGeometry"), nodes.new("ShaderNodeTexBrick"), nodes.new("ShaderNodeMapping")
        turn.inputs["Rotation"].default_value = (1.5708, 0, 0)  # upright
        for name, value in (("Color1", colour), ("Color2", [1.12 * c for c in colour]), ("Mortar", GROUT)):
            brick.inputs[name].default_value = (*value, 1)
        for name, value in (("Scale", 1), ("Mortar Size", 0.003), ("Brick Width", 0.2), ("Row Height", 0.1)):
            brick.inputs[name].default_value = value
        links.new(place.outputs["Position"], turn.inputs["Vector"])
        links.new(turn.outputs["Vector"], brick.inputs["Vector"])
        links.new(brick.outputs["Color"], corner.inputs["Color"])
    return material
